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

export function Highlighted({ text, query }: { text: string; query: string }) {
  const { locale } = useI18n();
  return highlight(text, query, locale).map((part, index) =>
    // The parts of a text have no identity except their index.
    part.marked ? <Mark key={index}>{part.text}</Mark> : part.text,
  );
}
