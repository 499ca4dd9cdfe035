import { Check, MessageCircle } from 'lucide-react'
import { contactAddress } from '../../../../contract/contact-address.ts'
import { useTemplate } from '../../../template.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { newPatientText } from './registration-text.ts'
import { Step, type StepProps } from './step.tsx'

const toPrepare = [
	'KTP, atau Kartu Keluarga untuk pasien anak',
	'Nomor telepon yang dapat kami hubungi',
	'Kartu BPJS dan surat rujukan yang masih berlaku, bila memakai BPJS',
	'Kartu atau polis, bila memakai asuransi',
	'Hasil pemeriksaan dan daftar obat sebelumnya, bila ada',
]

/** What a new patient brings, and how to ask for the first visit. */
export function NewPatientView({ onSend, ...step }: StepProps & { onSend: () => void }) {
	const { berandaPendaftaran, teks } = useTemplate()
	const contact = berandaPendaftaran.data
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
					href={contactAddress(contact.noTelp, contact.noTelpType, newPatientText(teks.data, step.kunjungan))}
					target="_blank"
					rel="noopener noreferrer"
					onClick={onSend}
					className={buttonClass('primary', 'mt-6 w-full md:w-auto')}
				>
					<MessageCircle className="size-5" />
					Daftar lewat WhatsApp
				</a>
			)}
		</Step>
	)
}
