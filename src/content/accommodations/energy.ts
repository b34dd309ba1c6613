export const energyClasses = ['A4', 'A3', 'A2', 'A1', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof energyClasses)[number];
export type EnvelopeQuality = 'good' | 'average' | 'poor';

/** The energy certificate, which advertisements must state, or the reason for its absence. */
export interface Energy {
  class: EnergyClass | null;
  exemption: 'seasonalUse' | 'noHeating' | null;
  /** kWh/m² a year. */
  nonRenewable: number | null;
  renewable: number | null;
  winter: EnvelopeQuality | null;
  summer: EnvelopeQuality | null;
}
