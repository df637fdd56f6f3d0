/** Basic styles of every page. Imported before any other style sheet, so that those come after it. */
import './tokens.css'
import './base.css'
import './parts/controls.css'
import './parts/categories.css'
