import { ChevronRight, Phone, Printer } from 'lucide-react'
import type { Dokter } from '../../../../contract/dokter/dokter.ts'
import type { Praktik } from '../../../../contract/dokter/takes-place.ts'
import { contactAddress } from '../../../../contract/links/contact-address.ts'
import { useSekarang } from '../../../lib/dates/use-sekarang.ts'
import { useTemplate } from '../../../template.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusOnMount } from '../../../ui/focus/focus-on-mount.ts'
import { ThumbnailRow } from '../../../ui/thumbnail-row/thumbnail-row.tsx'
import { ProfilLink } from '../profil-link.tsx'
import { JadwalPraktik, SlotTimes, slotRow } from './jadwal-praktik.tsx'
import { takesRegistration } from './practising-first.ts'
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
	const canRegister = takesRegistration(dokter.jadwal, useSekarang())
	return (
		<div className="p-5 md:p-8">
			<ThumbnailRow
				as="header"
				folder="foto-dokter"
				file={dokter.foto}
				nama={dokter.nama}
				sizes="112px"
				pictureClass="aspect-4/5 w-20 rounded-2xl md:w-28"
				className="items-center gap-4 pr-12 md:gap-6"
			>
				<h2 className="text-xl md:text-2xl">{dokter.nama}</h2>
				<p className="mt-1 text-soft">{dokter.spesialis}</p>
				<ProfilLink dokter={dokter} />
			</ThumbnailRow>

			<JadwalPraktik dokter={dokter}>
				{(slot, poli) => (
					<Slot
						dokter={dokter}
						poli={poli}
						slot={slot}
						cameFrom={from !== undefined && isSame(slot, from.slot)}
						onChoose={onChoose}
						onCall={onCall}
					/>
				)}
			</JadwalPraktik>

			<PrintedSource withHospital />
			<div className="no-print mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<p className="text-sm text-soft">
					{contact && canRegister
						? `Pilih salah satu jadwal untuk mendaftar lewat ${contact.noTelpType === 'wa' ? 'WhatsApp' : 'telepon'}.`
						: null}
				</p>
				<Button look="quiet" icon={Printer} onClick={() => window.print()} className="-mx-5">
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
	const { pengecualian, jadwalSaja } = dokter.jadwal
	if (!contact || jadwalSaja?.includes(slot.poliKlinikId))
		return (
			<div className={slotRow}>
				<SlotTimes slot={slot} />
			</div>
		)

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
			className={`${slotRow} -mx-2 rounded-xl px-2 hover:bg-teal-50`}
		>
			<SlotTimes slot={slot} />
			<Icon className="no-print size-5 shrink-0 text-teal-600" />
		</a>
	)
}

const isSame = (a: Praktik, b: Praktik) =>
	describeHari(a) === describeHari(b) && a.jamMulai === b.jamMulai && a.poliKlinikId === b.poliKlinikId
