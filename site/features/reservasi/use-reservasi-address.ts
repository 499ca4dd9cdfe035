import { useSettings } from '../../template.ts'

/** The address of a reservation's page as others reach it. */
export const useReservasiAddress = (kode: string): string => `${useSettings()?.siteUrl ?? ''}/reservasi-status/${kode}`
