import * as S from './Separator.styles';

/** A line between two parts of a page, with the town's arch on it. */
export function Separator() {
  return <S.Line />;
}
