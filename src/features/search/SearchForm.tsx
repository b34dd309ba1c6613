import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { maxLength } from './query';
import * as S from './SearchForm.styles';

interface SearchFormProps extends Omit<ComponentProps<'input'>, 'onSubmit' | 'children'> {
  busy?: boolean;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** The button at the end of the field; default: a submit button. */
  action?: ReactNode;
}

/** The search field. Without JavaScript it opens the results page. */
export function SearchForm({ busy = false, onSubmit, action, ...input }: SearchFormProps) {
  const { t, locale } = useI18n();
  return (
    <S.Form role="search" action={href('search', locale)} method="get" onSubmit={onSubmit}>
      {busy ? <S.Ring /> : <Icon name="search" />}
      <S.Input
        aria-label={t('common.header.searchField')}
        name="q"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={maxLength}
        {...input}
      />
      {action ?? <S.Submit type="submit">{t('common.header.search')}</S.Submit>}
    </S.Form>
  );
}
