import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { KebijakanLink } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'
import { asksNotToBeTracked, type Decision, decide, stopAsking } from './persetujuan.ts'
import './persetujuan-bar.css'

/** Asks for consent to record visits. Both buttons look alike, and the page works without an answer. */
export default function PersetujuanBar({ focused }: { focused: boolean }): React.ReactNode {
	const bar = useRef<HTMLElement>(null)

	useEffect(() => {
		if (!focused) return
		const opener = document.activeElement
		bar.current?.focus()
		return () => {
			if (opener instanceof HTMLElement) opener.focus()
		}
	}, [focused])

	return (
		<aside
			ref={bar}
			tabIndex={-1}
			aria-labelledby="privasi"
			className="persetujuan-bar no-print fixed inset-x-0 bottom-0 z-40 border-line border-t bg-paper shadow-soft outline-none"
		>
			<div className="page flex flex-col gap-4 py-4 lg:flex-row lg:items-center lg:gap-10">
				<div className="grow text-[0.9375rem]">
					<h2 id="privasi" className="text-base">
						Privasi Anda
					</h2>
					{asksNotToBeTracked() ? <Refused /> : <Question />}
				</div>
				<div className="flex shrink-0 gap-3">{asksNotToBeTracked() ? <Close /> : <Choices />}</div>
			</div>
		</aside>
	)
}

const Question = () => (
	<p className="mt-1 max-w-text text-soft">
		Bolehkah kami mencatat halaman yang Anda buka dan perkiraan kota Anda, serta mengukur iklan kami? Semua layanan
		situs ini tetap dapat Anda pakai bila menolak. <KebijakanLink />
	</p>
)

const Refused = () => (
	<p className="mt-1 max-w-text text-soft">
		Peramban Anda meminta agar Anda tidak dilacak. Kami menaatinya: kunjungan Anda tidak dicatat.
	</p>
)

const choices: { decision: Decision; title: string }[] = [
	{ decision: 'tolak', title: 'Tolak' },
	{ decision: 'setuju', title: 'Setuju' },
]

const Choices = () =>
	choices.map(({ decision, title }) => (
		<Button key={decision} look="secondary" onClick={() => decide(decision)} className="grow lg:min-w-36">
			{title}
		</Button>
	))

const Close = () => (
	<Button look="secondary" onClick={stopAsking} className="grow lg:min-w-36">
		Tutup
	</Button>
)
