import { Panel } from '@/components/Panel/Panel';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import * as S from './EnergyPanel.styles';
import { Rows } from './Panel.styles';
import { energyClasses } from './energy';
import type { Energy } from './model';

/** The energy certificate or the reason for its absence; renders nothing if there is neither. */
export function EnergyPanel({ energy }: { energy: Energy }) {
  const { t, format } = useI18n();
  const { class: own, exemption, winter, summer } = energy;
  if (!own && !exemption) return null;
  const perYear = (value: number | null) =>
    value === null ? null : t('accommodation.energy.unit', { value: format.number(value) });
  const certificate: [string, string | null][] = [
    [t('accommodation.energy.nonRenewable'), perYear(energy.nonRenewable)],
    [t('accommodation.energy.renewable'), perYear(energy.renewable)],
    [t('accommodation.energy.winter'), winter && t(`accommodation.energy.quality.${winter}`)],
    [t('accommodation.energy.summer'), summer && t(`accommodation.energy.quality.${summer}`)],
  ];
  const rows = own ? certificate.filter(([, value]) => value !== null) : [];
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
      {rows.length > 0 && (
        <Rows>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
