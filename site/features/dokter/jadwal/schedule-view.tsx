import { ChevronRight, Info, Phone, Printer } from 'lucide-react'
import type { Dokter } from '../../../../contract/dokter/dokter.ts'
import type { Praktik } from '../../../../contract/dokter/takes-place.ts'
import { contactAddress } from '../../../../contract/links/contact-address.ts'
import { formatJam } from '../../../lib/dates/format-tanggal.ts'
import { useSekarang } from '../../../lib/dates/use-sekarang.ts'
import { useTemplate } from '../../../template.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusOnMount } from '../../../ui/focus/focus-on-mount.ts'
import { Empty } from '../../../ui/state/state.tsx'
import { ThumbnailRow } from '../../../ui/thumbnail-row/thumbnail-row.tsx'
import { describePengecualian, notOver, Pengumuman } from './pengumuman.tsx'
import { praktikOf } from './practising-first.ts'
import { PrintedSource } from './printed-source.tsx'
import { describeHari, type Kunjungan, registrationText } from './registration-text.ts'

interface ScheduleViewProps {
	dokter: Dokter
	/** The slot that the visitor comes back from. */
	from?: Kunjungan
	onChoose: (kunjungan: Kunjungan) => void
	onCall: () => void
}

export function ScheduleView({ dokter, from, onChoose, onCall }: ScheduleViewProps) {
	const { berandaPendaftaran } = useTemplate()
	const contact = berandaPendaftaran.data
	const notes = dokter.jadwal.keterangan.filter((note) => note.expiredStatus === 0)
	const sekarang = useSekarang()
	const clinics = Map.groupBy(praktikOf(dokter.jadwal, sekarang), (slot) => slot.poliKlinikId)
	const namaPoli = (id: string | null) => dokter.poliKlinik.find((each) => each.id === id)?.nama
	// Replacement hours are listed among the slots.
	const awayDays = notOver(dokter.jadwal.pengecualian, sekarang.slice(0, 10)).filter(({ jenis }) => jenis !== 'ganti')
	return (
		<div className="p-5 md:p-8">
			<ThumbnailRow
				as="header"
				folder="foto-dokter"
				file={dokter.foto}
				sizes="112px"
				pictureClass="aspect-4/5 w-20 rounded-2xl md:w-28"
				className="items-center gap-4 pr-12 md:gap-6"
			>
				<h2 className="text-xl md:text-2xl">{dokter.nama}</h2>
				<p className="mt-1 text-soft">{dokter.spesialis}</p>
			</ThumbnailRow>

			<Pengumuman
				lines={awayDays.map((each) => describePengecualian(each, namaPoli(each.poliKlinikId)))}
				className="mt-5"
			/>
			{notes.length > 0 && (
				<ul className="mt-5 flex flex-col gap-2 rounded-2xl bg-leaf-50 p-4 text-[0.9375rem]">
					{notes.map(({ keterangan }) => (
						<li key={keterangan} className="flex gap-2.5">
							<Info className="mt-0.5 size-5 shrink-0 text-leaf-700" />
							{keterangan}
						</li>
					))}
				</ul>
			)}

			{clinics.size === 0 && (
				<div className="mt-5">
					<Empty thing="Jadwal Dokter" />
				</div>
			)}
			{[...clinics].map(([poliKlinikId, slots]) => {
				const poli = namaPoli(poliKlinikId) ?? 'Jadwal praktik'
				return (
					<section key={poliKlinikId} className="mt-6">
						<h3 className="text-base">{poli}</h3>
						<ul className="mt-2 divide-y divide-line border-line border-y">
							{slots.map((slot) => (
								<li key={`${slot.tanggal ?? slot.hari}${slot.jamMulai}`}>
									<Slot
										dokter={dokter}
										poli={poli}
										slot={slot}
										cameFrom={from !== undefined && isSame(slot, from.slot)}
										onChoose={onChoose}
										onCall={onCall}
									/>
								</li>
							))}
						</ul>
					</section>
				)
			})}

			<PrintedSource />
			<div className="no-print mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<p className="text-sm text-soft">
					{contact && clinics.size > 0
						? `Pilih salah satu jadwal untuk mendaftar lewat ${contact.noTelpType === 'wa' ? 'WhatsApp' : 'telepon'}.`
						: null}
				</p>
				<Button look="quiet" onClick={() => window.print()} className="-mx-5">
					<Printer className="size-5" />
					Cetak jadwal
				</Button>
			</div>
		</div>
	)
}

interface SlotProps extends Pick<ScheduleViewProps, 'dokter' | 'onChoose' | 'onCall'> {
	poli: string
	slot: Praktik
	cameFrom: boolean
}

/** A link to the registration desk. With scripts, a WhatsApp registration shows a form first. */
function Slot({ dokter, poli, slot, cameFrom, onChoose, onCall }: SlotProps) {
	const { berandaPendaftaran, merek, teks } = useTemplate()
	const contact = berandaPendaftaran.data
	const times = (
		<>
			<span className="min-w-0 grow">
				<span className="block font-semibold">{describeHari(slot)}</span>
				<span className="block text-sm text-soft">{slot.keteranganWaktu}</span>
			</span>
			<span className="shrink-0 font-semibold text-teal-800 tabular-nums">{formatJam(slot)}</span>
		</>
	)
	const row = 'flex min-h-16 items-center gap-3 py-2.5'
	if (!contact) return <div className={row}>{times}</div>

	const { pengecualian } = dokter.jadwal
	const kunjungan = { namaPendek: merek.data.namaPendek, dokter: dokter.nama, poli, slot, pengecualian }
	const messaging = contact.noTelpType === 'wa'
	const Icon = messaging ? ChevronRight : Phone
	return (
		<a
			ref={cameFrom ? focusOnMount : undefined}
			href={contactAddress(contact.noTelp, contact.noTelpType, registrationText(teks.data, kunjungan, {}))}
			onClick={(event) => {
				if (!messaging) return onCall()
				event.preventDefault()
				onChoose(kunjungan)
			}}
			className={`${row} -mx-2 rounded-xl px-2 hover:bg-teal-50`}
		>
			{times}
			<Icon className="no-print size-5 shrink-0 text-teal-600" />
		</a>
	)
}

const isSame = (a: Praktik, b: Praktik) =>
	describeHari(a) === describeHari(b) && a.jamMulai === b.jamMulai && a.poliKlinikId === b.poliKlinikId
