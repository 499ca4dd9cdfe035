import * as calls from '../../contract/integrasi/calls.ts'
import { fail } from '../http/failure.ts'
import { staffRoute } from '../staff/staff-route.ts'

export const putPoliKlinik = staffRoute(calls.putPoliKlinik, { read: async () => fail('TIDAK_DITEMUKAN') })
export const putDokter = staffRoute(calls.putDokter, { read: async () => fail('TIDAK_DITEMUKAN') })
export const putJadwal = staffRoute(calls.putJadwal, { read: async () => fail('TIDAK_DITEMUKAN') })
export const putCuti = staffRoute(calls.putCuti, { read: async () => fail('TIDAK_DITEMUKAN') })
