import { X } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import './dialog.css'

interface DialogProps {
	/** What a screen reader calls it. */
	label: string
	/** Called once it is closed: by its button, Escape, the phone's back gesture or a tap beside it. */
	onClose: () => void
	/** Where its button leads on a page whose scripts have not arrived. */
	closeTo?: string
	/** On paper it takes the place of the page; otherwise it is left out there. */
	printed?: boolean
	className?: string
	children: React.ReactNode
}

const closeButton =
	'no-print absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-full bg-paper/90 text-teal-800 hover:bg-teal-50'

/**
 * A modal dialog that is open as long as it is there. The platform moves the focus in, keeps it and gives it back to
 * the opener. To close it from inside, submit a `<form method="dialog">` or stop rendering it.
 */
export function Dialog({ label, onClose, closeTo, printed = false, className = '', children }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const panel = useRef<HTMLDivElement>(null)
	const pressedBeside = useRef(false)

	const closed = useEffectEvent(() => {
		if (!dialog.current?.open) onClose()
	})

	useLayoutEffect(() => {
		const element = dialog.current
		if (!element) return
		element.open = false
		element.showModal()
		panel.current?.focus()
		element.addEventListener('close', closed)
		return () => {
			// Nobody closed it, it is no longer wanted; the event would come late and close what was opened since.
			element.removeEventListener('close', closed)
			// Before the element leaves the page: only closing gives the focus back.
			element.close()
		}
	}, [])

	const close = (event: React.MouseEvent) => {
		event.preventDefault()
		dialog.current?.close()
	}
	const icon = <X aria-hidden="true" className="size-6" />
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that does the same
		<dialog
			ref={dialog}
			// Rendered on the server it can be read before, and without, scripts.
			open
			aria-label={label}
			className={`dialog ${printed ? 'dialog-printed' : 'no-print'} ${className}`}
			// A press that began inside, selecting text, does not close it.
			onMouseDown={(event) => {
				pressedBeside.current = event.target === event.currentTarget
			}}
			onClick={(event) => {
				if (pressedBeside.current && event.target === event.currentTarget) close(event)
			}}
		>
			<div ref={panel} tabIndex={-1} className="min-w-0 grow overflow-y-auto overscroll-contain outline-none">
				{closeTo === undefined ? (
					<button type="button" aria-label="Tutup" onClick={close} className={closeButton}>
						{icon}
					</button>
				) : (
					<Link to={closeTo} replace aria-label="Tutup" onClick={close} className={closeButton}>
						{icon}
					</Link>
				)}
				{children}
			</div>
		</dialog>
	)
}
