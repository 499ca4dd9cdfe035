import type { JadwalStaf } from '../../contract/staff/jadwal.ts'
import { useApiQuery } from '../api/use-api-query.ts'

/** Whose week is on the screen. */
export type Yang = { jenis: 'dokter' | 'poli'; id: string }

export const useJadwal = (yang: Yang | null) =>
	useApiQuery<JadwalStaf>(yang && `/jadwal?${yang.jenis === 'dokter' ? 'dokterId' : 'poliKlinikId'}=${yang.id}`)
