import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { useCompared } from './compared';
import * as S from './CompareToggle.styles';
import type { ComparedSection } from './model';

interface CompareToggleProps {
  section: ComparedSection;
  entry: { id: string; title: string };
}

/** A button that adds an entry to the comparison. `CompareListener` handles the clicks of all of them. */
export function CompareToggle({ section, entry: { id, title } }: CompareToggleProps) {
  const { t } = useI18n();
  const key = `${section}:${id}`;
  return (
    <S.Toggle
      type="button"
      data-compare={key}
      value={title}
      aria-pressed={useCompared().has(key)}
      aria-label={t('common.compare.toggle', { title })}
    >
      <Icon name="compare" />
      <span>{t('common.compare.short')}</span>
    </S.Toggle>
  );
}
