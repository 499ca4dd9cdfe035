import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '../ui/button/button.tsx'
import { Lambang } from '../ui/icon/lambang.tsx'

const NOT_FOUND = 'This page could not be found'

/** Status and message of a route error; anything else is a 500. */
function describeError(error: unknown): { status: number; message: string } {
	if (!isRouteErrorResponse(error)) return { status: 500, message: 'Terjadi kesalahan pada sistem' }
	if (error.status === 404) return { status: 404, message: NOT_FOUND }
	const message = typeof error.data === 'string' && error.data ? error.data : error.statusText
	return { status: error.status || 500, message: message || 'Terjadi kesalahan pada sistem' }
}

export function ErrorPage() {
	const { status, message } = describeError(useRouteError())
	return (
		<div className="page grid min-h-[60vh] place-items-center py-16 text-center">
			<title>{message}</title>
			<div>
				<Lambang className="mx-auto size-16 text-teal-200" />
				<p className="mt-6 font-bold text-6xl text-teal-700 tabular-nums">{status}</p>
				<h1 className="mt-3 text-2xl lg:text-3xl">{message}</h1>
				{status === 404 && (
					<ButtonLink to="/" className="mt-8">
						Back to the home page
					</ButtonLink>
				)}
			</div>
		</div>
	)
}
