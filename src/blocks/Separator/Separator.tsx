import * as S from './Separator.styles';

/** A separator has no props. */
export type SeparatorProps = Record<string, never>;

/** A line between two parts of a page, with the town's arch on it. */
export function Separator() {
  return <S.Line />;
}
