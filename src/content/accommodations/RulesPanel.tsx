import { Panel } from '@/components/Panel/Panel';
import { RichText } from '@/components/RichText/RichText';
import { useI18n } from '@/i18n/I18n';
import * as S from './Panel.styles';
import type { Accommodation } from './detail';

/** The house rules and the terms of the owner. */
export function RulesPanel({ accommodation }: { accommodation: Accommodation }) {
  const { t } = useI18n();
  const { houseRulesHtml, ownerTermsHtml, accommodationDisclaimerHtml } = accommodation;
  if (!houseRulesHtml && !ownerTermsHtml && !accommodationDisclaimerHtml) return null;
  return (
    <Panel data-ground="surface">
      {houseRulesHtml && (
        <>
          <h2>{t('accommodation.detail.rules')}</h2>
          <RichText html={houseRulesHtml} size="small" />
        </>
      )}
      {ownerTermsHtml && (
        <>
          <h2>{t('accommodation.detail.terms')}</h2>
          <RichText html={ownerTermsHtml} size="small" />
        </>
      )}
      {accommodationDisclaimerHtml && <S.Fine html={accommodationDisclaimerHtml} />}
    </Panel>
  );
}
