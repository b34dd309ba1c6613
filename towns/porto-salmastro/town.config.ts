import { defineTown } from '../defineTown';

/** An invented harbour town, which shows that the product knows no town: its colours, words and sign are its own. */
export default defineTown({
  timeZone: 'Europe/Rome',
  colours: {
    // The petrol of the sea, the red of the hulls below the water, the yellow of oilskins.
    first: '#0f5e73',
    second: '#a8322d',
    accent: '#f2b134',
    light: {
      paper: '#f4f7f6',
      line: '#d2dedd',
      sky: '#cfe4ea',
      't-sand': '#e6eeec',
      'f-night': '#12303f',
      lost: '#12303f',
    },
    dark: {
      paper: '#0f1c23',
      surface: '#182a33',
      line: '#2e444e',
      sky: '#173a4a',
      't-sand': '#1d323c',
      'f-night': '#16323f',
      lost: '#12303f',
    },
  },
});
