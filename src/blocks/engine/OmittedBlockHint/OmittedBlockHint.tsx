import styled from 'styled-components';
import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18n';
import type { BlockProblem } from '../block';

const Hint = styled.div`
  display: grid;
  gap: 0.375rem;
  padding: 1rem 1.25rem;
  border: 2px dashed var(--rule);
  border-radius: var(--r-card);
  font-size: var(--fs-small);
`;

interface OmittedBlockHintProps {
  handle: string;
  problem: BlockProblem;
  children: ReactNode;
}

/** In a preview, a hint for the editor instead of a block that visitors do not see. */
export function OmittedBlockHint({ handle, problem, children }: OmittedBlockHintProps) {
  const { t } = useI18n();
  return (
    <Hint role="note">
      <strong>{t('preview.block.label', { block: handle })}</strong>
      <span>{t(`preview.block.problem.${problem}`)}</span>
      {children}
    </Hint>
  );
}
