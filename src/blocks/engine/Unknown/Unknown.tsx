import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18n';
import type { BlockProblem } from '../block';
import * as S from './Unknown.styles';

interface UnknownProps {
  handle: string;
  problem: BlockProblem;
  children: ReactNode;
}

/** In a preview, a hint for the editor instead of a block that visitors do not see. */
export function Unknown({ handle, problem, children }: UnknownProps) {
  const { t } = useI18n();
  return (
    <S.Hint role="note">
      <strong>{t('preview.block.label', { block: handle })}</strong>
      <span>{t(`preview.block.problem.${problem}`)}</span>
      {children}
    </S.Hint>
  );
}
