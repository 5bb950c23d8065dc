/** What the reference tells of a thing: of each entry the title and then its paragraphs; `[[entry|words]]` links to another entry. */
export type Entries = Readonly<Record<string, readonly [string, ...string[]]>>;
