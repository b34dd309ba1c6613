import * as S from '@/components/DetailLayout/DetailLayout';
import { DefinitionFacts } from '@/components/DefinitionFacts/DefinitionFacts';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/icons';
import type { Fact } from '@/components/FactList/FactList';
import { useI18n } from '@/i18n/I18n';
import { Description } from '@/content/shared/Description';
import { Section, Ticks } from './Details.styles';
import { Terms } from './Terms';
import type { Accommodation } from './detail';

/** The main column: facts, description, included services and terms. */
export function Details({ accommodation }: { accommodation: Accommodation }) {
  const { t, format } = useI18n();
  const { includedServices, type, beds, bedrooms, bathrooms } = accommodation;
  const facts: Fact[] = [];
  if (type) {
    facts.push({
      icon: 'house',
      name: t('accommodation.detail.type'),
      value: t(`accommodations.types.${type}`),
    });
  }
  const count = (icon: IconName, name: 'beds' | 'bedrooms' | 'bathrooms', value: number | null) => {
    if (value === null) return;
    facts.push({ icon, name: t(`accommodation.detail.${name}`), value: format.number(value) });
  };
  count('bed', 'beds', beds);
  count('door', 'bedrooms', bedrooms);
  count('bath', 'bathrooms', bathrooms);
  return (
    <S.Column>
      <DefinitionFacts facts={facts} />
      <Description detail={accommodation} />
      {includedServices.length > 0 && (
        <Section>
          <h2>{t('accommodation.detail.included')}</h2>
          <Ticks>
            {includedServices.map((service) => (
              <li key={service}>
                <Icon name="check" />
                {service}
              </li>
            ))}
          </Ticks>
        </Section>
      )}
      <Terms accommodation={accommodation} />
    </S.Column>
  );
}
