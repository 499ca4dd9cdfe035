import { ArrowLeft, Check, IdCard, MessageCircle, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { newKodeDraf, withKode } from '../../../../contract/dokter/kode-draf.ts'
import { contactAddress } from '../../../../contract/links/contact-address.ts'
import { useFitur, useTemplate } from '../../../template.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { focusOnMount } from '../../../ui/focus/focus-on-mount.ts'
import { describeSlot, type Kunjungan, newPatientText } from './registration-text.ts'
import type { Draf } from './send-draf.ts'

export interface StepProps {
	kunjungan: Kunjungan
	onBack: () => void
}

/** A step after the schedule: a back button, the chosen slot and the question. */
export const Step = ({
	kunjungan,
	onBack,
	judul,
	children,
}: StepProps & { judul: string; children: React.ReactNode }) => (
	<div className="p-5 md:p-8">
		<Button look="quiet" icon={ArrowLeft} onClick={onBack} className="-mt-2 -ml-4">
			Kembali ke jadwal
		</Button>
		<h2 ref={focusOnMount} tabIndex={-1} className="mt-3 scroll-mt-24 text-xl outline-none md:text-2xl">
			{judul}
		</h2>
		<div className="mt-4 rounded-2xl bg-teal-50 px-4 py-3">
			<p className="font-semibold text-teal-900">{kunjungan.dokter}</p>
			<p className="text-[0.9375rem] text-soft tabular-nums">
				{kunjungan.poli}, {describeSlot(kunjungan.slot)}
			</p>
		</div>
		{children}
	</div>
)

export function ChoiceView({ onSudah, onBelum, ...step }: StepProps & Record<'onSudah' | 'onBelum', () => void>) {
	const choices = [
		{ Icon: IdCard, judul: 'Sudah', teks: 'Saya pernah berobat dan punya kartu member', onChoose: onSudah },
		{ Icon: UserPlus, judul: 'Belum', teks: 'Ini kunjungan pertama saya', onChoose: onBelum },
	]
	return (
		<Step {...step} judul={`Sudah terdaftar sebagai member ${step.kunjungan.namaPendek}?`}>
			<div className="mt-5 grid gap-3 md:grid-cols-2">
				{choices.map(({ Icon, judul, teks, onChoose }) => (
					<button
						key={judul}
						type="button"
						onClick={onChoose}
						className="flex min-h-24 items-center gap-4 rounded-2xl border border-line bg-paper px-5 py-4 text-left hover:border-teal-600 hover:bg-teal-50"
					>
						<Icon className="size-8 shrink-0 text-teal-600" />
						<span>
							<span className="block font-bold text-teal-900 text-lg">{judul}</span>
							<span className="block text-sm text-soft">{teks}</span>
						</span>
					</button>
				))}
			</div>
		</Step>
	)
}

const toPrepare = [
	'KTP, atau Kartu Keluarga untuk pasien anak',
	'Nomor telepon yang dapat kami hubungi',
	'Kartu BPJS dan surat rujukan yang masih berlaku, bila memakai BPJS',
	'Kartu atau polis, bila memakai asuransi',
	'Hasil pemeriksaan dan daftar obat sebelumnya, bila ada',
]

export function NewPatientView({ onSend, ...step }: StepProps & { onSend: (draf: Draf) => void }) {
	const { berandaPendaftaran, teks } = useTemplate()
	const contact = berandaPendaftaran.data
	const [newKode] = useState(newKodeDraf)
	const kode = useFitur('draf-wa') ? newKode : undefined
	const text = withKode(newPatientText(teks.data, step.kunjungan), kode)
	return (
		<Step {...step} judul="Pendaftaran pasien baru">
			<h3 className="mt-6 text-base">Yang perlu disiapkan</h3>
			<ul className="mt-3 flex flex-col gap-2.5">
				{toPrepare.map((thing) => (
					<li key={thing} className="flex gap-2.5">
						<Check className="mt-0.5 size-5 shrink-0 text-leaf-700" />
						{thing}
					</li>
				))}
			</ul>
			<p className="mt-4 text-soft">
				Petugas pendaftaran akan membantu membuat kartu member Anda. Cukup kirim pesan di bawah ini; isinya sudah kami
				siapkan.
			</p>
			{contact && (
				<a
					href={contactAddress(contact.noTelp, contact.noTelpType, text)}
					target="_blank"
					rel="noopener noreferrer"
					onClick={() => onSend({ kode })}
					className={buttonClass('primary', 'mt-6 w-full md:w-auto')}
				>
					<MessageCircle className="size-5" />
					Daftar lewat WhatsApp
				</a>
			)}
		</Step>
	)
}
