import type { Dokter } from '../../../../contract/dokter/dokter.ts'
import type { Praktik } from '../../../../contract/dokter/takes-place.ts'
import { formatJam } from '../../../lib/dates/format-tanggal.ts'
import { useSekarang } from '../../../lib/dates/use-sekarang.ts'
import { phonesOf } from '../../../lib/phones/phones.ts'
import { useTemplate } from '../../../template.ts'
import { Empty } from '../../../ui/state/state.tsx'
import { Catatan, describePengecualian, notOver, Pengumuman } from './pengumuman.tsx'
import { praktikOf } from './practising-first.ts'
import { describeHari } from './registration-text.ts'

interface JadwalPraktikProps {
	dokter: Pick<Dokter, 'jadwal' | 'poliKlinik'>
	children: (slot: Praktik, poli: string) => React.ReactNode
}

/** The days without practice, the notes, and the slots of each clinic. */
export function JadwalPraktik({ dokter: { jadwal, poliKlinik }, children }: JadwalPraktikProps) {
	const sekarang = useSekarang()
	const clinics = Map.groupBy(praktikOf(jadwal, sekarang), (slot) => slot.poliKlinikId)
	const namaPoli = (id: string | null) => poliKlinik.find((each) => each.id === id)?.nama
	// Replacement hours are listed among the slots.
	const away = notOver(jadwal.pengecualian, sekarang.slice(0, 10)).filter(({ jenis }) => jenis !== 'ganti')
	return (
		<div className="mt-5 flex flex-col gap-5">
			<Pengumuman lines={away.map((each) => describePengecualian(each, namaPoli(each.poliKlinikId)))} />
			<Catatan jadwal={jadwal} />
			{clinics.size === 0 && <Empty thing="Jadwal Dokter" />}
			{[...clinics].map(([id, slots]) => {
				const poli = namaPoli(id) ?? 'Jadwal praktik'
				return (
					<section key={id}>
						<h3 className="text-base">{poli}</h3>
						<ul className="mt-2 divide-y divide-line border-line border-y">
							{slots.map((slot) => (
								<li key={`${slot.tanggal ?? slot.hari}${slot.jamMulai}`}>{children(slot, poli)}</li>
							))}
						</ul>
						{jadwal.jadwalSaja?.includes(id) && <DaftarLewatTelepon />}
					</section>
				)
			})}
		</div>
	)
}

export const slotRow = 'flex min-h-16 items-center gap-3 py-2.5'

export const SlotTimes = ({ slot }: { slot: Praktik }) => (
	<>
		<span className="min-w-0 grow">
			<span className="block font-semibold">{describeHari(slot)}</span>
			<span className="block text-sm text-soft">{slot.keteranganWaktu}</span>
		</span>
		<span className="shrink-0 font-semibold text-teal-800 tabular-nums">{formatJam(slot)}</span>
	</>
)

function DaftarLewatTelepon() {
	const [phone] = phonesOf(useTemplate())
	return (
		<p className="mt-2 text-[0.9375rem] text-soft">
			Pendaftaran untuk jadwal ini tidak lewat situs. {phone ? 'Hubungi ' : 'Datanglah '}
			{phone && (
				<>
					<a
						href={phone.to}
						className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-teal-700 underline underline-offset-4"
					>
						{phone.noTelp}
					</a>{' '}
					atau datang{' '}
				</>
			)}
			ke meja pendaftaran.
		</p>
	)
}
