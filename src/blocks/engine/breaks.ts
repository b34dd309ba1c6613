/** The blocks between other blocks, in one chunk. */
export { Separator } from '../Separator/Separator';
export { Spacer } from '../Spacer/Spacer';
