import { texts } from '../../texts/texts.ts';
import './press-again.css';

/** On what one more press would choose. */
export const PressAgain = () => <em class="press-again">{texts().play.pressAgain}</em>;
