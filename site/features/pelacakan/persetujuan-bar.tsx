import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { KebijakanLink } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'
import { asksNotToBeTracked, decide, stopAsking } from './persetujuan.ts'
import './persetujuan-bar.css'

type Choice = [title: string, act: () => void]

const choices: Choice[] = [
	['Tolak', () => decide('tolak')],
	['Setuju', () => decide('setuju')],
]
const close: Choice[] = [['Tutup', stopAsking]]

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

	const isRefused = asksNotToBeTracked()
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
					<p className="mt-1 max-w-text text-soft">
						{isRefused ? (
							'Browser Anda meminta agar Anda tidak dilacak. Kami mengikutinya: kunjungan Anda tidak kami catat.'
						) : (
							<>
								Bolehkah kami mencatat halaman yang Anda buka dan perkiraan kota Anda, serta mengukur iklan kami? Bila
								Anda menolak, semua layanan situs ini tetap dapat dipakai. <KebijakanLink />
							</>
						)}
					</p>
				</div>
				<div className="flex shrink-0 gap-3">
					{(isRefused ? close : choices).map(([title, act]) => (
						<Button key={title} look="secondary" onClick={act} className="grow lg:min-w-36">
							{title}
						</Button>
					))}
				</div>
			</div>
		</aside>
	)
}
