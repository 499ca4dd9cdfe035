import type { JadwalStaf } from '../../contract/staff/jadwal.ts'
import { useApiQuery } from '../api/use-api-query.ts'

/** The doctor or clinic whose week is shown. */
export type WeekOf = { jenis: 'dokter' | 'poli'; id: string }

export const useJadwal = (weekOf: WeekOf | null) =>
	useApiQuery<JadwalStaf>(weekOf && `/jadwal?${weekOf.jenis === 'dokter' ? 'dokterId' : 'poliKlinikId'}=${weekOf.id}`)
