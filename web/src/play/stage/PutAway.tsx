import { Icon } from '../../look/Icon.tsx';
import { texts } from '../../texts/texts.ts';

export function PutAway({ putAway }: { putAway(): void }) {
  const { putCombatAway } = texts().play;
  return (
    <button type="button" class="button plain" onClick={putAway} aria-label={putCombatAway} title={putCombatAway} data-at-once>
      <Icon name="close" size={18} />
    </button>
  );
}
