import type { PengecualianValues } from '../../contract/dokter/staff/jadwal.ts'

/** Leave of one day. Its reason may be private, so visitors see it only if staff say so. */
export const newPengecualian = (hari: string): PengecualianValues => ({
	jenis: 'cuti',
	dokterId: null,
	poliKlinikId: null,
	mulai: hari,
	selesai: hari,
	jamMulai: null,
	jamSelesai: null,
	alasan: '',
	alasanTampil: false,
})
