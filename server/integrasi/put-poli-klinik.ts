import * as calls from '../../contract/integrasi/calls.ts'
import { poliKlinik } from '../staff/content/entities/dokter.ts'
import { syncRoute } from '../staff/staff-route.ts'
import { planRecords } from './plan-records.ts'
import { receive } from './receive.ts'

export const putPoliKlinik = syncRoute(calls.putPoliKlinik, (request, context) =>
	receive(context, 'poli-klinik', {
		request,
		plan: () => planRecords(context, poliKlinik, request.body.data.map(toLine)),
	}),
)

const toLine = ({ kode, aktif, ...kept }: calls.BarisPoliKlinik) => ({
	kode,
	values: { ...kept, tampil: aktif ? 1 : 0 },
})
