export type Joint = readonly [x: number, y: number];

/** Where the joints of a body are: feet on y = 0, height 1, facing towards growing x. */
export interface Posture {
  hip: Joint;
  shoulder: Joint;
  head: Joint;
  /** Knee, ankle and toes of the leg towards the viewer, and of the other. */
  near: readonly [Joint, Joint, Joint];
  far: readonly [Joint, Joint, Joint];
  /** Elbow and hand. */
  nearArm: readonly [Joint, Joint];
  farArm: readonly [Joint, Joint];
}

export const postures = {
  stride: {
    hip: [0, -0.52],
    shoulder: [0.08, -0.8],
    head: [0.13, -0.93],
    near: [
      [-0.05, -0.28],
      [-0.24, -0.12],
      [-0.22, -0.03],
    ],
    far: [
      [0.19, -0.4],
      [0.2, -0.17],
      [0.29, -0.15],
    ],
    nearArm: [
      [0.1, -0.63],
      [0.25, -0.7],
    ],
    farArm: [
      [-0.08, -0.66],
      [-0.12, -0.52],
    ],
  },
  lift: {
    hip: [0, -0.5],
    shoulder: [0.06, -0.8],
    head: [0.1, -0.93],
    near: [
      [0.17, -0.42],
      [0.1, -0.2],
      [0.18, -0.17],
    ],
    far: [
      [0.02, -0.26],
      [-0.08, -0.03],
      [0.01, 0],
    ],
    nearArm: [
      [-0.1, -0.66],
      [-0.03, -0.52],
    ],
    farArm: [
      [0.13, -0.65],
      [0.24, -0.74],
    ],
  },
  push: {
    hip: [0.02, -0.5],
    shoulder: [0.12, -0.78],
    head: [0.18, -0.91],
    near: [
      [-0.06, -0.28],
      [-0.2, -0.05],
      [-0.13, 0],
    ],
    far: [
      [0.22, -0.43],
      [0.15, -0.22],
      [0.23, -0.19],
    ],
    nearArm: [
      [0.12, -0.6],
      [0.27, -0.64],
    ],
    farArm: [
      [-0.06, -0.65],
      [-0.08, -0.5],
    ],
  },
  kick: {
    hip: [0, -0.5],
    shoulder: [-0.05, -0.79],
    head: [-0.03, -0.93],
    near: [
      [0.16, -0.36],
      [0.3, -0.18],
      [0.38, -0.21],
    ],
    far: [
      [-0.03, -0.26],
      [-0.06, -0.03],
      [0.03, 0],
    ],
    nearArm: [
      [-0.18, -0.68],
      [-0.26, -0.56],
    ],
    farArm: [
      [0.1, -0.66],
      [0.22, -0.7],
    ],
  },
  throw: {
    hip: [0, -0.52],
    shoulder: [0.03, -0.82],
    head: [0.06, -0.95],
    near: [
      [0.04, -0.28],
      [-0.04, -0.06],
      [0.03, 0],
    ],
    far: [
      [0.1, -0.3],
      [-0.02, -0.12],
      [0.02, -0.05],
    ],
    nearArm: [
      [0.17, -0.92],
      [0.2, -1.08],
    ],
    farArm: [
      [0.1, -0.94],
      [0.18, -1.06],
    ],
  },
  ready: {
    hip: [-0.04, -0.46],
    shoulder: [0.06, -0.74],
    head: [0.12, -0.87],
    near: [
      [0.1, -0.28],
      [-0.02, -0.03],
      [0.07, 0],
    ],
    far: [
      [-0.06, -0.24],
      [-0.16, -0.03],
      [-0.07, 0],
    ],
    nearArm: [
      [0.1, -0.56],
      [0.24, -0.55],
    ],
    farArm: [
      [0.16, -0.6],
      [0.28, -0.62],
    ],
  },
  cheer: {
    hip: [0, -0.5],
    shoulder: [0, -0.8],
    head: [0.01, -0.93],
    near: [
      [0.02, -0.26],
      [0.04, -0.03],
      [0.12, 0],
    ],
    far: [
      [-0.03, -0.26],
      [-0.06, -0.03],
      [0.02, 0],
    ],
    nearArm: [
      [-0.12, -0.94],
      [-0.09, -1.1],
    ],
    farArm: [
      [0.13, -0.93],
      [0.15, -1.1],
    ],
  },
} satisfies Record<string, Posture>;

export type AthletePose = keyof typeof postures;
