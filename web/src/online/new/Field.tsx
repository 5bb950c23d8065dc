import '../../start/fields.css';

interface Props {
  label: string;
  of: readonly number[];
  value: number;
  said(number: number): string;
  choose(number: number): void;
}
/** One of some numbers, said in words. */
export function Field({ label, of, value, said, choose }: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={String(value)} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
        {of.map((number) => (
          <option key={number} value={String(number)}>
            {said(number)}
          </option>
        ))}
      </select>
    </label>
  );
}
