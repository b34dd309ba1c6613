import { DefinitionFacts } from '@/components/DefinitionFacts/DefinitionFacts';
import type { Fact } from '@/components/FactList/FactList';
import { useI18n } from '@/i18n/I18n';
import { Section } from './Details.styles';
import { stayText } from './stayText';
import type { Accommodation } from './detail';

/** The terms besides the rent: deposit, length of the stay, first day, and the identification code. */
export function Terms({ accommodation }: { accommodation: Accommodation }) {
  const { t, format } = useI18n();
  const { deposit, availableFrom, cin, ...stay } = accommodation.terms;
  const facts: Fact[] = [];
  if (deposit !== null) {
    facts.push({
      icon: 'wallet',
      name: t('accommodation.terms.deposit'),
      value: deposit > 0 ? format.euro(deposit) : t('accommodation.terms.depositNone'),
    });
  }
  const months = stayText(stay, t);
  if (months) facts.push({ icon: 'clock', name: t('accommodation.terms.stay'), value: months });
  if (availableFrom) {
    facts.push({
      icon: 'calendar',
      name: t('accommodation.terms.availableFrom'),
      value: <time dateTime={availableFrom.iso}>{availableFrom.text}</time>,
    });
  }
  if (cin) facts.push({ icon: 'card', name: t('accommodation.terms.cin'), value: cin });
  if (facts.length === 0) return null;
  return (
    <Section>
      <h2>{t('accommodation.terms.title')}</h2>
      <DefinitionFacts facts={facts} />
    </Section>
  );
}
