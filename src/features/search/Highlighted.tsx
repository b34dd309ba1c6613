import styled from 'styled-components';
import { useI18n } from '@/i18n/I18n';
import { highlight } from './highlight';

const Mark = styled.mark`
  border-radius: 3px;
  background: var(--t-ochre);
  box-shadow: inset 0 -0.12em var(--f-ochre);
  color: inherit;
  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`;

/** A text in which what was searched for stands out. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const { locale } = useI18n();
  return highlight(text, query, locale).map((part, index) =>
    // A text is cut anew as a whole: its parts have no other name than their place.
    part.marked ? <Mark key={index}>{part.text}</Mark> : part.text,
  );
}
