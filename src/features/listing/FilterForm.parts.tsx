import type { ReactNode } from 'react';
import { ChoicePill, ChoicePills } from '@/components/ChoicePill/ChoicePill';
import { NumberStepper } from '@/components/NumberStepper/NumberStepper';
import { SelectField } from '@/components/SelectField/SelectField';
import { TextField } from '@/components/TextField/TextField';
import { useI18n } from '@/i18n/I18n';
import { availabilities, pricingModes } from '@/content/accommodations/model';
import { minutesFor } from '@/geo/travelTime';
import * as S from './FilterForm.styles';
import { maxPrice, maxRooms } from './listingQuery';
import type { ListingQuery, UniversityChoice, SectionWithFilters } from './model';
import { includedServices, typeLabel, typesOf } from './options';

interface PartProps {
  query: ListingQuery;
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

/** Checkboxes for a parameter that takes several values. */
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

export function SpaceFilter({ query }: PartProps) {
  const { t } = useI18n();
  const rows = ['beds', 'rooms', 'baths'] as const;
  return (
    <Group title={t('filters.form.space')}>
      {rows.map((name) => {
        const label = t(`filters.form.${name}`);
        return (
          <NumberStepper
            key={name}
            name={name}
            label={label}
            hint={t(name === 'beds' ? 'filters.form.bedsHint' : 'filters.form.atLeast')}
            defaultValue={query[name]}
            max={maxRooms}
            placeholder={t('filters.any')}
            labels={{
              less: t('filters.form.less', { name: label }),
              more: t('filters.form.more', { name: label }),
            }}
          />
        );
      })}
    </Group>
  );
}

export function PriceFilter({ query }: PartProps) {
  const { t } = useI18n();
  const prices = [
    ['price-from', 'priceFrom'],
    ['price-to', 'priceTo'],
  ] as const;
  return (
    <S.Stack>
      <Group title={t('filters.form.price')}>
        <S.Pair>
          {prices.map(([name, key]) => (
            <TextField
              key={name}
              id={name}
              name={name}
              type="number"
              inputMode="numeric"
              min={0}
              max={maxPrice}
              label={t(`filters.form.${key}`)}
              placeholder="€"
              defaultValue={query[key] ?? ''}
            />
          ))}
        </S.Pair>
        <S.Hint>{t('filters.form.priceHint')}</S.Hint>
      </Group>
      <Group title={t('filters.form.pricing')}>
        <Choices
          name="pricing"
          options={pricingModes}
          chosen={query.pricing}
          labelOf={(mode) => t(`listing.pricing.${mode}`)}
        />
      </Group>
    </S.Stack>
  );
}

export function DaysFilter({ query }: PartProps) {
  const { t } = useI18n();
  return (
    <Group title={t('filters.form.dates')} wide>
      <S.Days>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            id={name}
            name={name}
            type="date"
            label={t(`filters.form.${name}`)}
            defaultValue={query[name] ?? ''}
          />
        ))}
      </S.Days>
    </Group>
  );
}

/** The distances to choose from, in kilometres. */
const distances = [0.5, 1, 1.5, 2, 3, 5];

interface NearFilterProps extends PartProps {
  universities: readonly UniversityChoice[];
}

export function NearFilter({ query: { near, within }, universities }: NearFilterProps) {
  const { t, format } = useI18n();
  const km = within === null || distances.includes(within) ? distances : [...distances, within];
  return (
    <Group title={t('filters.form.distance')}>
      <S.Fields>
        <SelectField
          name="near"
          label={t('filters.form.near')}
          defaultValue={near ?? ''}
          options={[
            { value: '', text: t('filters.form.nearAny') },
            ...universities
              .filter(({ position }) => position !== null)
              .map(({ slug, title }) => ({ value: slug, text: title })),
          ]}
        />
        <SelectField
          name="within"
          label={t('filters.form.within')}
          defaultValue={within ?? ''}
          options={[
            { value: '', text: t('filters.form.withinAny') },
            ...km.map((one) => ({
              value: String(one),
              text: t('filters.form.km', {
                km: format.number(one),
                minutes: minutesFor(one, 'walking'),
              }),
            })),
          ]}
        />
      </S.Fields>
      <S.Hint>{t('filters.form.nearHint')}</S.Hint>
    </Group>
  );
}

export function AvailabilityFilter({ query: { availability, card } }: PartProps) {
  const { t } = useI18n();
  const cards = [
    ['', t('filters.form.cardAny')],
    ['only', t('filters.form.cardOnly')],
    ['without', t('filters.form.cardWithout')],
  ] as const;
  return (
    <S.Stack>
      <Group title={t('filters.form.availability')}>
        <Choices
          name="availability"
          options={availabilities}
          chosen={availability}
          labelOf={(one) => t(`accommodations.availability.${one}`)}
        />
      </Group>
      <Group title={t('filters.form.card')}>
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

interface TypeFilterProps extends PartProps {
  section: SectionWithFilters;
}

export function TypeFilter({ section, query: { type } }: TypeFilterProps) {
  const { t } = useI18n();
  const options: readonly ListingQuery['type'][number][] = typesOf[section];
  return (
    <Group title={t('filters.form.type')} wide>
      <Choices
        name="type"
        options={options}
        chosen={type}
        labelOf={(one) => typeLabel(section, one, t) ?? one}
      />
    </Group>
  );
}

export function IncludedFilter({ query: { included } }: PartProps) {
  const { t } = useI18n();
  return (
    <Group title={t('filters.form.included')} wide>
      <Choices
        name="included"
        options={includedServices}
        chosen={included}
        labelOf={(name) => t(`listing.included.${name}`)}
      />
    </Group>
  );
}
