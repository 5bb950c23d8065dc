/** This moment as a file, for reports and tests. */
import { sceneOf } from '@peerless/engine';
import { download, fileName } from '../games/download.ts';
import { titleOf } from '../games/who.ts';
import { texts } from '../texts/texts.ts';
import { useReplay } from './replay.ts';

export function SaveScene() {
  const { kept, seq, view } = useReplay();
  const { replay } = texts();
  const save = (): void => {
    const { record } = kept;
    const { turn } = view.value;
    const scene = sceneOf(record, seq.value, replay.sceneTitle(titleOf(record.setup), turn));
    download(fileName(record.setup, turn, 'scene'), `${JSON.stringify(scene, null, 1)}\n`);
  };
  return (
    <button type="button" class="button" onClick={save}>
      {replay.saveScene}
    </button>
  );
}
