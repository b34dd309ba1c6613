import * as S from './Separator.styles';

/** A separator has nothing of its own. */
export type SeparatorProps = Record<string, never>;

/** A line between two parts of a page, with the town's arch standing on it. */
export function Separator() {
  return <S.Line />;
}
