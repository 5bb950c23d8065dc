/** The page as assistive technology gets it: Chromium's accessibility tree. */
import type { Page } from 'playwright-core';

export interface Leaf {
  role: string;
  name: string;
  /** Of a heading. */
  level: number | null;
  /** Where a link leads. */
  url: string;
  /** The group that a choice is read out with. */
  group: string;
  /** Is it a part of a sentence? */
  isInText: boolean;
}
interface AXNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}
const nameOf = (node: AXNode): string => (node.name?.value ?? '').trim().replace(/\s+/g, ' ');
const GROUPS = ['group', 'radiogroup', 'tablist', 'listbox'];

/** Everything that is not ignored, in the order it is read. */
export async function treeOf(page: Page): Promise<Leaf[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree' as never)) as { nodes: AXNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const groupOf = (node: AXNode | undefined): string => {
      if (!node) return '';
      return GROUPS.includes(node.role?.value ?? '') && nameOf(node) ? nameOf(node) : groupOf(byId.get(node.parentId ?? ''));
    };
    return nodes
      .filter(({ ignored }) => !ignored)
      .map((node) => {
        const parent = byId.get(node.parentId ?? '');
        return { ...leafOf(node), group: groupOf(parent), isInText: parent?.role?.value === 'paragraph' };
      });
  } finally {
    await session.detach();
  }
}
function leafOf(node: AXNode): Omit<Leaf, 'group' | 'isInText'> {
  const property = (name: string): unknown => node.properties?.find((each) => each.name === name)?.value.value;
  return {
    role: node.role?.value ?? '',
    name: nameOf(node),
    level: (property('level') as number | undefined) ?? null,
    url: (property('url') as string | undefined) ?? '',
  };
}

const CONTROLS = ['button', 'link', 'textbox', 'searchbox', 'combobox', 'slider', 'spinbutton', 'switch', 'menuitem', 'DisclosureTriangle'];
/** They are one of several, and read out with what they are of. */
const CHOICES = ['radio', 'checkbox', 'tab'];
/** What tells a control apart: links of one name lead to one place, choices belong to their group. */
const identity = ({ role, name, url, group }: Leaf): string => {
  if (role === 'link') return `link “${name}”`;
  return CHOICES.includes(role) ? `${role} “${name}” of “${group}”` : `${role} “${name}” ${url}`;
};

/** Controls without a name, and those that cannot be told apart by role and name. */
export function namelessOrAlike(tree: readonly Leaf[]): string[] {
  const controls = tree.filter(
    ({ role, isInText }) => (CONTROLS.includes(role) || CHOICES.includes(role)) && !(role === 'link' && isInText),
  );
  const same = new Map<string, Leaf[]>();
  for (const each of controls) same.set(identity(each), [...(same.get(identity(each)) ?? []), each]);
  const alike = [...same].filter(([, [first, ...more]]) =>
    first.role === 'link' ? more.some(({ url }) => url !== first.url) : more.length,
  );
  return [
    ...controls.filter(({ name }) => !/\p{L}|\p{N}/u.test(name)).map(({ role, name }) => `${role} has no name: “${name}”`),
    ...alike.map(([control, all]) => `${all.length} times ${control}`),
  ];
}

/** One first heading, no level left out, none without words. */
export function strayHeadings(tree: readonly Leaf[]): string[] {
  const headings = tree.filter(({ role }) => role === 'heading');
  const first = headings.filter(({ level }) => level === 1).length;
  return [
    ...(first === 1 ? [] : [`${first} headings of level 1`]),
    ...headings.filter(({ name }) => !name).map(({ level }) => `an empty heading of level ${level}`),
    ...headings
      .filter(({ level }, n) => n > 0 && level! > headings[n - 1].level! + 1)
      .map(({ name, level }) => `“${name}” of level ${level} comes below none of level ${level! - 1}`),
  ];
}
