import { useEffect, useState } from 'react'
import type { Dokter } from '../../../../contract/dokter/dokter.ts'
import { emitModalEvent } from '../../../lib/navigation/modal-events.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Empty, Loading } from '../../../ui/state/state.tsx'
import type { DokterState } from './jadwal-gate.tsx'
import { RegistrationForm } from './registration-form.tsx'
import type { Kunjungan } from './registration-text.ts'
import { ScheduleView } from './schedule-view.tsx'
import { ChoiceView, NewPatientView } from './steps.tsx'

interface JadwalModalProps {
	state: DokterState
	closeTo: string
	onClose: () => void
}

/** A doctor's schedule, and the registration from one of its slots. */
export function JadwalModal({ state, closeTo, onClose }: JadwalModalProps) {
	const label = state.name === 'found' ? `Jadwal ${state.dokter.nama}` : 'Jadwal dokter'
	return (
		<Dialog label={label} onClose={onClose} closeTo={closeTo} printed className="md:min-h-96">
			{state.name === 'found' ? (
				<Views dokter={state.dokter} />
			) : (
				<div className="px-5 pt-14 pb-8 md:px-8">
					{state.name === 'missing' ? (
						<Empty thing="Jadwal Dokter" />
					) : (
						<Loading thing="Jadwal Dokter" skeletons={['h-24', 'h-16', 'h-16']} />
					)}
				</div>
			)}
		</Dialog>
	)
}

type View = { name: 'jadwal'; from?: Kunjungan } | { name: 'pilihan' | 'pendaftaran' | 'pasien-baru'; for: Kunjungan }

/** Starts with the schedule. */
function Views({ dokter }: { dokter: Dokter }) {
	const [view, setView] = useState<View>({ name: 'jadwal' })

	useEffect(() => emitModalEvent({ routeName: 'modal_jadwal_dokter', dokterId: dokter.id }), [dokter.id])

	const sent = () => emitModalEvent({ routeName: 'modal_pendaftaran', dokterId: dokter.id })

	if (view.name === 'jadwal')
		return (
			<ScheduleView
				dokter={dokter}
				from={view.from}
				onChoose={(kunjungan) => setView({ name: 'pilihan', for: kunjungan })}
				onCall={sent}
			/>
		)

	const kunjungan = view.for
	const goTo = (name: 'pendaftaran' | 'pasien-baru') => () => setView({ name, for: kunjungan })
	const common = { kunjungan, onBack: () => setView({ name: 'jadwal', from: kunjungan }) }
	if (view.name === 'pilihan')
		return <ChoiceView {...common} onSudah={goTo('pendaftaran')} onBelum={goTo('pasien-baru')} />
	if (view.name === 'pendaftaran') return <RegistrationForm {...common} onBelum={goTo('pasien-baru')} onSend={sent} />
	return <NewPatientView {...common} onSend={sent} />
}
