import * as calls from '../../contract/integrasi/calls.ts'
import { dokter } from '../staff/content/entities/dokter.ts'
import { syncRoute } from '../staff/staff-route.ts'
import { planRecords } from './plan-records.ts'
import { receive } from './receive.ts'

export const putDokter = syncRoute(calls.putDokter, (request, context) =>
	receive(context, 'dokter', { request, plan: () => planRecords(context, dokter, request.body.data.map(toLine)) }),
)

const toLine = ({ kode, aktif, ...kept }: calls.BarisDokter) => ({ kode, values: { ...kept, tampil: aktif ? 1 : 0 } })
