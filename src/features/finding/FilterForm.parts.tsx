import type { ReactNode } from 'react';
import { ChoicePill, ChoicePills } from '@/components/ChoicePill/ChoicePill';
import { Counter } from '@/components/Counter/Counter';
import { SelectField } from '@/components/SelectField/SelectField';
import { TextField } from '@/components/TextField/TextField';
import { useI18n } from '@/i18n/I18n';
import { availabilities, pricingModes } from '../accommodations/model';
import { minutesFor } from '../distance/estimate';
import * as S from './FilterForm.styles';
import type { FilteredSection } from './FindingList';
import type { Finding, NearChoice } from './model';
import { includedServices, typesOf } from './options';
import { typeLabel } from './typeLabel';

interface PartProps {
  finding: Finding;
}

interface GroupProps {
  title: string;
  wide?: boolean;
  children: ReactNode;
}

function Group({ title, wide, children }: GroupProps) {
  return (
    <S.Group $wide={wide}>
      <legend>{title}</legend>
      {children}
    </S.Group>
  );
}

interface ChoicesProps<Value extends string> {
  name: string;
  options: readonly Value[];
  chosen: readonly string[];
  labelOf: (value: Value) => string;
}

/** Any of some words. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { name, options, chosen, labelOf } = props;
  return (
    <ChoicePills>
      {options.map((value) => (
        <ChoicePill
          key={value}
          type="checkbox"
          name={name}
          value={value}
          label={labelOf(value)}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </ChoicePills>
  );
}

export function Space({ finding }: PartProps) {
  const { t } = useI18n();
  const rows = ['beds', 'rooms', 'baths'] as const;
  return (
    <Group title={t('finding.form.space')}>
      {rows.map((name) => {
        const label = t(`finding.form.${name}`);
        return (
          <Counter
            key={name}
            name={name}
            label={label}
            hint={t(name === 'beds' ? 'finding.form.bedsHint' : 'finding.form.atLeast')}
            defaultValue={finding[name]}
            max={20}
            placeholder={t('finding.any')}
            labels={{
              less: t('finding.form.less', { name: label }),
              more: t('finding.form.more', { name: label }),
            }}
          />
        );
      })}
    </Group>
  );
}

export function Price({ finding: { priceFrom, priceTo, pricing } }: PartProps) {
  const { t } = useI18n();
  const euro = { type: 'number', inputMode: 'numeric', min: 0, max: 99_999, step: 10 } as const;
  return (
    <S.Stack>
      <Group title={t('finding.form.price')}>
        <S.Pair>
          <TextField
            {...euro}
            id="price-from"
            name="price-from"
            label={t('finding.form.priceFrom')}
            placeholder="€"
            defaultValue={priceFrom ?? ''}
          />
          <TextField
            {...euro}
            id="price-to"
            name="price-to"
            label={t('finding.form.priceTo')}
            placeholder="€"
            defaultValue={priceTo ?? ''}
          />
        </S.Pair>
        <S.Hint>{t('finding.form.priceHint')}</S.Hint>
      </Group>
      <Group title={t('finding.form.pricing')}>
        <Choices
          name="pricing"
          options={pricingModes}
          chosen={pricing}
          labelOf={(mode) => t(`finding.pricing.${mode}`)}
        />
      </Group>
    </S.Stack>
  );
}

export function Days({ finding: { from, to } }: PartProps) {
  const { t } = useI18n();
  return (
    <Group title={t('finding.form.dates')} wide>
      <S.Days>
        <TextField
          id="from"
          name="from"
          type="date"
          label={t('finding.form.from')}
          defaultValue={from ?? ''}
        />
        <TextField
          id="to"
          name="to"
          type="date"
          label={t('finding.form.to')}
          defaultValue={to ?? ''}
        />
      </S.Days>
    </Group>
  );
}

/** Kilometres to choose from. */
const distances = [0.5, 1, 1.5, 2, 3, 5];

interface NearProps extends PartProps {
  universities: readonly NearChoice[];
}

export function Near({ finding: { near, within }, universities }: NearProps) {
  const { t, format } = useI18n();
  const km = within === null || distances.includes(within) ? distances : [...distances, within];
  return (
    <Group title={t('finding.form.distance')}>
      <S.Fields>
        <SelectField
          name="near"
          label={t('finding.form.near')}
          defaultValue={near ?? ''}
          options={[
            { value: '', text: t('finding.form.nearAny') },
            ...universities
              .filter(({ position }) => position !== null)
              .map(({ slug, title }) => ({ value: slug, text: title })),
          ]}
        />
        <SelectField
          name="within"
          label={t('finding.form.within')}
          defaultValue={within ?? ''}
          options={[
            { value: '', text: t('finding.form.withinAny') },
            ...km.map((one) => ({
              value: String(one),
              text: t('finding.form.km', {
                km: format.number(one),
                minutes: minutesFor(one, 'walking'),
              }),
            })),
          ]}
        />
      </S.Fields>
      <S.Hint>{t('finding.form.nearHint')}</S.Hint>
    </Group>
  );
}

export function Availability({ finding: { availability, card } }: PartProps) {
  const { t } = useI18n();
  const cards = [
    ['', t('finding.form.cardAny')],
    ['only', t('finding.form.cardOnly')],
    ['without', t('finding.form.cardWithout')],
  ] as const;
  return (
    <S.Stack>
      <Group title={t('finding.form.availability')}>
        <Choices
          name="availability"
          options={availabilities}
          chosen={availability}
          labelOf={(one) => t(`accommodations.availability.${one}`)}
        />
      </Group>
      <Group title={t('finding.form.card')}>
        <ChoicePills>
          {cards.map(([value, label]) => (
            <ChoicePill
              key={value}
              type="radio"
              name="card"
              value={value}
              label={label}
              defaultChecked={value === (card ?? '')}
            />
          ))}
        </ChoicePills>
      </Group>
    </S.Stack>
  );
}

interface TypeProps extends PartProps {
  section: FilteredSection;
}

export function Type({ section, finding: { type } }: TypeProps) {
  const { t } = useI18n();
  const options: readonly Finding['type'][number][] = typesOf[section];
  return (
    <Group title={t('finding.form.type')} wide>
      <Choices
        name="type"
        options={options}
        chosen={type}
        labelOf={(one) => typeLabel(section, one, t) ?? one}
      />
    </Group>
  );
}

export function Included({ finding: { included } }: PartProps) {
  const { t } = useI18n();
  return (
    <Group title={t('finding.form.included')} wide>
      <Choices
        name="included"
        options={includedServices}
        chosen={included}
        labelOf={(name) => t(`finding.included.${name}`)}
      />
    </Group>
  );
}
