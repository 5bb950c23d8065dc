/** A text for cameras. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Cameras want so much quiet around it. */
const BORDER = 2;

export function QrCode({ text, label }: { text: string; label: string }) {
  const cells = useSignal<boolean[][]>([]);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      cells.value = encode(text, { ecc: 'M', border: BORDER }).data;
    });
  }, [text]);
  const { length } = cells.value;
  const path = cells.value.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1Z`] : []))).join('');
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${length || 1} ${length || 1}`} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
