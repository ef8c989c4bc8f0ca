export interface Aim {
  readonly aim: string;
  readonly measured: string;
  readonly met: boolean;
}
