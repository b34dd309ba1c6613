import { Panel } from '@/components/Panel/Panel';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import * as S from './EnergyPanel.styles';
import { Rows } from './Panel.styles';
import { energyClasses, type Energy } from './model';

/** The energy certificate or the reason for its absence; renders nothing without both. */
export function EnergyPanel({ energy }: { energy: Energy }) {
  const { t, format } = useI18n();
  const { class: own, exemption } = energy;
  if (!own && !exemption) return null;
  const perYear = (value: number) =>
    t('accommodation.energy.unit', { value: format.number(value) });
  const rows: [string, string | null][] = own
    ? [
        [
          t('accommodation.energy.nonRenewable'),
          energy.nonRenewable === null ? null : perYear(energy.nonRenewable),
        ],
        [
          t('accommodation.energy.renewable'),
          energy.renewable === null ? null : perYear(energy.renewable),
        ],
        [
          t('accommodation.energy.winter'),
          energy.winter && t(`accommodation.energy.quality.${energy.winter}`),
        ],
        [
          t('accommodation.energy.summer'),
          energy.summer && t(`accommodation.energy.quality.${energy.summer}`),
        ],
      ]
    : [];
  return (
    <Panel data-ground="surface">
      <h2>{t('accommodation.energy.class')}</h2>
      {own ? (
        <>
          <VisuallyHidden as="p">
            {t('accommodation.energy.classValue', { class: own })},{' '}
            {t('accommodation.energy.scale')}
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
        exemption && <S.Why>{t(`accommodation.energy.exemption.${exemption}`)}</S.Why>
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
