/** What a screen is called: its first heading, and the title of the page while it is shown. */
import { useEffect } from 'preact/hooks';

interface TitleProps {
  children: string;
  /** Comes before it where it is not seen: read aloud, and in the title of the page. */
  before?: string;
  /** Nothing of it is seen. */
  isUnseen?: boolean;
}
export function Title({ children, before = '', isUnseen }: TitleProps) {
  const whole = before + children;
  useEffect(() => {
    const was = document.title;
    document.title = `${whole} · Peerless`;
    return () => {
      document.title = was;
    };
  }, [whole]);
  return (
    <h1 class={isUnseen ? 'unseen' : undefined}>
      {before ? <span class="unseen">{before}</span> : null}
      {children}
    </h1>
  );
}
