import type { Reservasi } from '../../../contract/reservasi.ts'
import { formatHariTanggal } from '../../lib/dates/format-tanggal.ts'
import { useTemplate } from '../../template.ts'
import { KontakLink } from './kontak-link.tsx'

/** What to do next, step by step. */
export function Langkah({ reservasi: { tanggalVisit } }: { reservasi: Reservasi }) {
	const { webSetting, shopSetting } = useTemplate()
	const setting = webSetting.data
	const caraCheckin = shopSetting.data?.caraCheckin
	const steps = [
		<>Simpan kode reservasi ini: salin, cetak, atau foto halaman ini.</>,
		<>
			Datang ke {setting?.namaWeb ?? 'rumah sakit'} pada{' '}
			<strong className="font-semibold">{formatHariTanggal(tanggalVisit)}</strong>
			{setting?.alamat && `, di ${setting.alamat}`}.
		</>,
		<>Tunjukkan kode atau kode QR kepada petugas{caraCheckin && ', lalu ikuti cara check-in di bawah ini'}.</>,
		<>
			Ada pertanyaan atau ingin mengubah tanggal? Hubungi <KontakLink />.
		</>,
	]
	return (
		<ol className="flex flex-col gap-4">
			{steps.map((step, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
				<li key={index} className="flex gap-3.5">
					<span
						aria-hidden="true"
						className="grid size-8 shrink-0 place-items-center rounded-full bg-teal-50 font-bold text-teal-800"
					>
						{index + 1}
					</span>
					<span className="min-w-0 pt-0.5">{step}</span>
				</li>
			))}
		</ol>
	)
}
