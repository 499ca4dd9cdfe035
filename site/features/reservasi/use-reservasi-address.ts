import { useSettings } from '../../template.ts'

/** The public address of a reservation's page. */
export const useReservasiAddress = (kode: string): string => `${useSettings()?.siteUrl ?? ''}/reservasi-status/${kode}`
