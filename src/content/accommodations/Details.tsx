import { BlockList } from '@/blocks/engine/BlockList';
import * as S from '@/components/DetailLayout/DetailLayout';
import { DefinitionFacts } from '@/components/DefinitionFacts/DefinitionFacts';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/signs';
import { useI18n } from '@/i18n/I18n';
import { Section, Ticks } from './Details.styles';
import { Terms } from './Terms';
import type { Accommodation } from './detail';

/** The main column: facts, description, included services and terms. */
export function Details({ accommodation }: { accommodation: Accommodation }) {
  const { t, format } = useI18n();
  const { excerpt, blocks, includedServices, type, beds, bedrooms, bathrooms } = accommodation;
  const counted: [IconName, 'beds' | 'bedrooms' | 'bathrooms', number | null][] = [
    ['bed', 'beds', beds],
    ['door', 'bedrooms', bedrooms],
    ['bath', 'bathrooms', bathrooms],
  ];
  const facts = counted.flatMap(([icon, name, value]) =>
    value === null
      ? []
      : [{ icon, name: t(`accommodation.detail.${name}`), value: format.number(value) }],
  );
  const kind = type && {
    icon: 'house' as const,
    name: t('accommodation.detail.type'),
    value: t(`accommodations.types.${type}`),
  };
  return (
    <S.Column>
      <DefinitionFacts facts={kind ? [kind, ...facts] : facts} />
      {excerpt && <S.Lead>{excerpt}</S.Lead>}
      {blocks.length > 0 && (
        <S.Story>
          <BlockList blocks={blocks} depth={2} />
        </S.Story>
      )}
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
