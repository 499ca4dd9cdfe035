import { useEffect, useState } from 'react'
import type { Dokter } from '../../../../contract/dokter/dokter.ts'
import { drafts } from '../../../lib/browser/drafts.ts'
import { useDialogSteps } from '../../../lib/navigation/dialog-steps.ts'
import { modalEvents } from '../../../lib/navigation/modal-events.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Empty, Loading } from '../../../ui/state/state.tsx'
import { RegistrationForm } from './registration-form.tsx'
import type { Isian, Kunjungan } from './registration-text.ts'
import { ScheduleView } from './schedule-view.tsx'
import { type Draf, sendDraf } from './send-draf.ts'
import { ChoiceView, NewPatientView } from './steps.tsx'

interface JadwalModalProps {
	/** Null while it loads, and when there is none. */
	dokter: Dokter | null
	isLoading: boolean
	closeTo: string
	onClose: () => void
}

export function JadwalModal({ dokter, isLoading, closeTo, onClose }: JadwalModalProps) {
	const label = dokter ? `Jadwal ${dokter.nama}` : 'Jadwal dokter'
	return (
		<Dialog label={label} onClose={onClose} closeTo={closeTo} printed className="md:min-h-96">
			{dokter ? (
				<Views dokter={dokter} />
			) : (
				<div className="px-5 pt-14 pb-8 md:px-8">
					{isLoading ? (
						<Loading thing="Jadwal Dokter" skeletons={['h-24', 'h-16', 'h-16']} />
					) : (
						<Empty thing="Jadwal Dokter" />
					)}
				</div>
			)}
		</Dialog>
	)
}

type View = { name: 'jadwal' } | { name: 'pilihan' | 'pendaftaran' | 'pasien-baru'; for: Kunjungan }

const DRAFT = 'pendaftaran'

function Views({ dokter }: { dokter: Dokter }) {
	const { step, goTo, backToFirst } = useDialogSteps<View>({ name: 'jadwal' })
	/** The slot that the visitor comes back from. */
	const [from, setFrom] = useState<Kunjungan>()
	/** What was typed stays when the visitor goes back, and until it is sent also when the dialog is closed. */
	const [isian, setIsian] = useState(() => (drafts.get(DRAFT) as Isian | undefined) ?? {})

	useEffect(() => modalEvents.set({ routeName: 'modal_jadwal_dokter', dokterId: dokter.id }), [dokter.id])

	const type = (typed: Isian) => {
		setIsian(typed)
		drafts.set(DRAFT, typed)
	}
	const sent = (draf: Draf = {}) => {
		drafts.delete(DRAFT)
		modalEvents.set({ routeName: 'modal_pendaftaran', dokterId: dokter.id })
		sendDraf(dokter.id, draf)
	}
	const choose = (kunjungan: Kunjungan) => {
		setFrom(kunjungan)
		goTo({ name: 'pilihan', for: kunjungan })
	}

	if (step.name === 'jadwal')
		return <ScheduleView dokter={dokter} from={from} onChoose={choose} onCall={() => sent()} />

	const kunjungan = step.for
	const next = (name: 'pendaftaran' | 'pasien-baru') => () => goTo({ name, for: kunjungan })
	const common = { kunjungan, onBack: backToFirst }
	if (step.name === 'pilihan')
		return <ChoiceView {...common} onSudah={next('pendaftaran')} onBelum={next('pasien-baru')} />
	if (step.name === 'pendaftaran')
		return <RegistrationForm {...common} isian={isian} onType={type} onBelum={next('pasien-baru')} onSend={sent} />
	return <NewPatientView {...common} onSend={sent} />
}
