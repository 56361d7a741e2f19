export { filmsOf } from './film-memory.ts'
export { countFilms, listFilms, type FilmRecord } from './films-store.ts'
export { prepareNextFilm } from './prepare-films.ts'
export { removeRenditions } from './remove-film.ts'
