import { mix } from './palette';

export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night';

/** The light of an hour of the day. */
export interface Light {
  /** From the open sky to the halo around the sun: four rings of paper. */
  sky: readonly [string, string, string, string];
  sun: string;
  /** Height of the sun on the stage. */
  sunY: number;
  /** Colour that distance fades into. */
  haze: string;
  /** Colour laid over everything, and how much of it. */
  tint: string;
  tintShare: number;
  /** Share of windows with the lamp on, and the colour of the lamp. */
  litWindows: number;
  glow: string;
}

export const lights: Record<TimeOfDay, Light> = {
  dawn: {
    sky: ['#F2C3A2', '#F5CFB0', '#F8DBBF', '#FBE8D0'],
    sun: '#FFF6DF',
    sunY: 50,
    haze: '#F3C9AE',
    tint: '#F0B48C',
    tintShare: 0.1,
    litWindows: 0.12,
    glow: '#F7D08A',
  },
  day: {
    sky: ['#BFDAD9', '#CDE2DC', '#DCEAE0', '#EBF1E3'],
    sun: '#FFF8E2',
    sunY: 24,
    haze: '#D5E4DF',
    tint: '#FFF3DA',
    tintShare: 0.04,
    litWindows: 0,
    glow: '#F7D08A',
  },
  dusk: {
    sky: ['#8A4F74', '#B5626B', '#D98262', '#EFAF6C'],
    sun: '#FBDF9B',
    sunY: 52,
    haze: '#C9776E',
    tint: '#7A3F66',
    tintShare: 0.2,
    litWindows: 0.45,
    glow: '#F9CF7C',
  },
  night: {
    sky: ['#26233F', '#2E2A4C', '#38335A', '#454069'],
    sun: '#F6E7CB',
    sunY: 22,
    haze: '#3D3862',
    tint: '#2B2747',
    tintShare: 0.52,
    litWindows: 0.5,
    glow: '#F6C766',
  },
};

/** A colour in the light of this hour, at a depth from 0 (near) to 1 (lost in the haze). */
export const inLight = (light: Light, color: string, depth = 0) =>
  mix(mix(color, light.tint, light.tintShare), light.haze, depth);
