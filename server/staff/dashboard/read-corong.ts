import type { Corong, Dasbor } from '../../../contract/staff/dashboard.ts'
import { epochWib } from '../../../contract/tanggal/tanggal.ts'
import type { JenisHubungi } from '../../../contract/web/hubungi.ts'
import type { Db } from '../../../database/schema.ts'

/** @param harian the visits of these days, in order */
export async function readCorong(db: Db, harian: NonNullable<Dasbor['kunjungan']>['harian']): Promise<Corong> {
	const since = harian[0]?.tanggal ?? ''
	const clicks = await db
		.selectFrom('ringkasanHarian')
		.select(({ fn }) => ['kunci', fn.sum<number>('jumlah').as('jumlah')])
		.where('jenis', '=', 'hubungi')
		.where('tanggal', '>=', since)
		.groupBy('kunci')
		.execute()
	const { reservasi } = await db
		.selectFrom('shopReservasi')
		.select(({ fn }) => fn.countAll<number>().as('reservasi'))
		.where('createdAt', '>=', epochWib(since))
		.where('asal', '=', 'situs')
		.where('status', '<>', 'menunggu')
		.executeTakeFirstOrThrow()
	const clicksOf = (jenis: JenisHubungi) => Number(clicks.find(({ kunci }) => kunci === jenis)?.jumlah ?? 0)
	return {
		pengunjung: harian.reduce((sum, { pengunjung }) => sum + pengunjung, 0),
		whatsapp: clicksOf('whatsapp'),
		telepon: clicksOf('telepon'),
		reservasi: Number(reservasi),
	}
}
