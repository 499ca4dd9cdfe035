import { X } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import './dialog.css'

interface DialogProps {
	/** The accessible name. */
	label: string
	/** Called after it closed: by its button, Escape, the back gesture of the phone or a click on the backdrop. */
	onClose: () => void
	/** The target of the close button before hydration. */
	closeTo?: string
	/** In print it replaces the page; otherwise it is not printed. */
	printed?: boolean
	className?: string
	children: React.ReactNode
}

const closeButton =
	'no-print absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-full bg-paper/90 text-teal-800 hover:bg-teal-50'

/**
 * A modal dialog that is open while it is mounted. The browser moves the focus in and back to the opener. To close it
 * from inside, submit a `<form method="dialog">` or unmount it.
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
			// An unmount is no close: the late event would close a dialog that opened since.
			element.removeEventListener('close', closed)
			// The browser returns the focus only when the dialog closes before its removal.
			element.close()
		}
	}, [])

	const close = (event: React.MouseEvent) => {
		event.preventDefault()
		dialog.current?.close()
	}
	const icon = <X className="size-6" />
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that does the same
		<dialog
			ref={dialog}
			// Readable on a server-rendered page without scripts.
			open
			aria-label={label}
			className={`dialog ${printed ? 'dialog-printed' : 'no-print'} ${className}`}
			// A press that starts inside, to select text, does not close it.
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
