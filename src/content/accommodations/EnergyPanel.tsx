import { Panel } from '@/components/Panel/Panel';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import * as S from './EnergyPanel.styles';
import { Rows } from './Panel.styles';
import { energyClasses, type Energy } from './energy';

/** The energy certificate or the reason for its absence; renders nothing without both. */
export function EnergyPanel({ energy }: { energy: Energy }) {
  const { t, format } = useI18n();
  const { class: own, exemption } = energy;
  if (!own && !exemption) return null;
  const perYear = (value: number) =>
    t('accommodations.energy.unit', { value: format.number(value) });
  const rows: [string, string | null][] = own
    ? [
        [
          t('accommodations.energy.nonRenewable'),
          energy.nonRenewable === null ? null : perYear(energy.nonRenewable),
        ],
        [
          t('accommodations.energy.renewable'),
          energy.renewable === null ? null : perYear(energy.renewable),
        ],
        [
          t('accommodations.energy.winter'),
          energy.winter && t(`accommodations.energy.quality.${energy.winter}`),
        ],
        [
          t('accommodations.energy.summer'),
          energy.summer && t(`accommodations.energy.quality.${energy.summer}`),
        ],
      ]
    : [];
  return (
    <Panel data-ground="surface">
      <h2>{t('accommodations.energy.class')}</h2>
      {own ? (
        <>
          <VisuallyHidden as="p">
            {t('accommodations.energy.classValue', { class: own })},{' '}
            {t('accommodations.energy.scale')}
          </VisuallyHidden>
          <S.Scale aria-hidden="true">
            {energyClasses.map((name, index) => (
              <S.Step key={name} $index={index} $own={name === own}>
                {name}
              </S.Step>
            ))}
          </S.Scale>
        </>
      ) : (
        exemption && <S.Why>{t(`accommodations.energy.exemption.${exemption}`)}</S.Why>
      )}
      {rows.some(([, value]) => value !== null) && (
        <Rows>
          {rows.map(
            ([name, value]) =>
              value !== null && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </Rows>
      )}
    </Panel>
  );
}
